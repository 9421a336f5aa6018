import { z } from 'zod';
import { define } from './schema/define';
import { glyph, line, picture, sitePath } from './schema/parts';

const schema = z.array(
  z.strictObject({
    title: line(60),
    /** The name in menus. */
    short: line(40),
    description: line(160, 40),
    link: sitePath,
    image: picture.optional(),
    icon: glyph.optional(),
  }),
);

export type ProductCard = z.output<typeof schema>[number];

/** The five products, with the exact targets of section 2 of the specification. */
export const productCards = define('content/product-cards.ts', schema, [
  {
    title: 'Visitor Management System',
    short: 'Visitor Management',
    description:
      'Visitor passes at the gate, approval by the host, and a live list of everyone who is inside.',
    link: '/services/vms-details',
    image: {
      name: 'product-vms',
      alt: 'A visitor pass with photo, host and entry time beside the list of visitors now at the gate',
    },
    icon: 'vms',
  },
  {
    title: 'HRMS',
    short: 'HRMS',
    description: 'Attendance, leave, overtime and Indian payroll for plants and offices.',
    link: '/services/hrms-details',
    image: { name: 'product-hrms', alt: 'A month of attendance by department, with leave marked' },
    icon: 'hrms',
  },
  {
    title: 'RGP & NRGP in ERP',
    short: 'RGP & NRGP',
    description:
      'Returnable and non-returnable gate passes with approval, due date and balance, inside Business Central.',
    link: '/products/rgp-details',
    image: {
      name: 'product-rgp',
      alt: 'Returnable gate pass RGP 0482: three items with due dates, issued and approved, not yet returned',
    },
    icon: 'gate-pass',
  },
  {
    title: 'Quality Modules in ERP',
    short: 'Quality Modules',
    description:
      'Incoming, in-process and final inspection. A lot stays blocked until quality has released it.',
    link: '/products/qm-details',
    image: {
      name: 'product-qm',
      alt: 'Incoming inspection of lot 77: four readings, of which the hardness fails',
    },
    icon: 'quality',
  },
  {
    title: 'Maintenance Module in ERP',
    short: 'Maintenance Module',
    description:
      'Preventive plans, breakdown orders and spares by machine, with downtime and cost.',
    link: '/products/mm-details',
    image: {
      name: 'product-mm',
      alt: 'A week of preventive maintenance: press, CNC, boiler, generator and conveyor, day by day',
    },
    icon: 'maintenance',
  },
]);
