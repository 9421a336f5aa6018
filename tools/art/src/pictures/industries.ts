import { agriculture } from './industries/agriculture';
import { automobile } from './industries/automobile';
import { construction } from './industries/construction';
import { ecommerce } from './industries/ecommerce';
import { education } from './industries/education';
import { electricals } from './industries/electricals';
import { fabricationGarments } from './industries/fabrication-garments';
import { foodBeverage } from './industries/food-beverage';
import { leathers } from './industries/leathers';
import { logistics } from './industries/logistics';
import { medicine } from './industries/medicine';
import { mining } from './industries/mining';

const tiles = [
  automobile,
  ecommerce,
  foodBeverage,
  medicine,
  electricals,
  logistics,
  mining,
  education,
  fabricationGarments,
  construction,
  agriculture,
  leathers,
] as const;

export const industryTiles = tiles.map(({ whole }) => whole);

export const industryLayers = tiles.flatMap(({ layers }) => layers);
