import { z } from 'zod';
import { section } from './blocks';
import { define } from './define';
import { ENQUIRY_PRODUCTS } from './options';
import { glyph, httpsUrl, line, meta, paragraph, picture, related } from './parts';

/** The ground of a page's banner; pages that follow one another in the menu differ. */
export const bannerTone = z.enum(['indigo', 'marigold', 'sand', 'tint', 'madder']);

const banner = z.strictObject({
  /** The page's h1. It names the service in its first words. */
  heading: line(80),
  lead: paragraph,
  tone: bannerTone,
  picture,
});

/** The closing call; the product preselects the enquiry form. */
const call = z.strictObject({
  heading: line(90),
  product: z.enum(ENQUIRY_PRODUCTS).optional(),
});

/** A service detail page (section 2 of the specification), as data. */
export const serviceSchema = z.strictObject({
  /** The service's name on cards and in menus. */
  title: line(40),
  icon: glyph,
  /** What a card says, 40 to 120 characters. */
  desc: line(120, 30),
  meta,
  banner,
  sections: z.array(section).min(1),
  related,
  call,
});

/** A product detail page: banner, image, title, DEMO, introduction, three accordions. */
export const productSchema = z.strictObject({
  title: line(40),
  icon: glyph,
  desc: line(140, 30),
  meta,
  banner,
  image: picture,
  demo: httpsUrl,
  intro: z.array(paragraph).min(2),
  sections: z.array(section).min(3),
  related,
  call,
});

export type Banner = z.output<typeof banner>;
export type BannerTone = z.output<typeof bannerTone>;
export type Call = z.output<typeof call>;
export type Service = z.output<typeof serviceSchema> & { readonly slug: string };
export type Product = z.output<typeof productSchema> & { readonly slug: string };

/** A service page from content/services/{slug}.ts. Throws ContentError. */
export function defineService(slug: string, entry: z.input<typeof serviceSchema>): Service {
  return { slug, ...define(`content/services/${slug}.ts`, serviceSchema, entry) };
}

/** A product page from content/products/{slug}.ts. Throws ContentError. */
export function defineProduct(slug: string, entry: z.input<typeof productSchema>): Product {
  return { slug, ...define(`content/products/${slug}.ts`, productSchema, entry) };
}
