import { bannerAgriculture, bannerAgricultureSmall } from './agriculture';
import { bannerAutomobile, bannerAutomobileSmall } from './automobile';
import { bannerConstruction, bannerConstructionSmall } from './construction';
import { bannerEcommerce, bannerEcommerceSmall } from './ecommerce';
import { bannerEducation, bannerEducationSmall } from './education';
import { bannerElectricals, bannerElectricalsSmall } from './electricals';
import { bannerFabricationGarments, bannerFabricationGarmentsSmall } from './fabrication-garments';
import { bannerFoodBeverage, bannerFoodBeverageSmall } from './food-beverage';
import { bannerLeathers, bannerLeathersSmall } from './leathers';
import { bannerLogistics, bannerLogisticsSmall } from './logistics';
import { bannerMedicine, bannerMedicineSmall } from './medicine';
import { bannerMining, bannerMiningSmall } from './mining';

export const industryBanners = [
  bannerAutomobile,
  bannerAutomobileSmall,
  bannerEcommerce,
  bannerEcommerceSmall,
  bannerFoodBeverage,
  bannerFoodBeverageSmall,
  bannerMedicine,
  bannerMedicineSmall,
  bannerElectricals,
  bannerElectricalsSmall,
  bannerLogistics,
  bannerLogisticsSmall,
  bannerMining,
  bannerMiningSmall,
  bannerEducation,
  bannerEducationSmall,
  bannerFabricationGarments,
  bannerFabricationGarmentsSmall,
  bannerConstruction,
  bannerConstructionSmall,
  bannerAgriculture,
  bannerAgricultureSmall,
  bannerLeathers,
  bannerLeathersSmall,
] as const;
