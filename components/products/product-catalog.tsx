import { useId } from 'react';
import type { ProductsPage } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { Glyph } from '../ui/glyph';
import { SiteLink } from '../ui/site-link.client';
import styles from './product-catalog.module.scss';

type Group = ProductsPage['groups'][number];

interface CardProps {
  readonly product: Group['products'][number];
  /** `wide`: wide screens have the picture that is drawn for a wide card. */
  readonly picture: 'wide' | 'small';
}

function ProductCard({ product, picture }: CardProps) {
  const { title, icon, path, listing } = product;
  const { image, description } = listing;
  const small = image && `${image.name}-small`;
  return (
    <li className={styles.card}>
      {image && small ? (
        <div className={styles.figure}>
          {picture === 'wide' ? (
            <Art {...image} small={small} smallUpTo="1023px" />
          ) : (
            <Art name={small} alt={image.alt} />
          )}
        </div>
      ) : null}
      <div className={styles.words}>
        <h3>
          <Glyph name={icon} />
          {title}
        </h3>
        <p>{description}</p>
        <dl>
          <dt>Where it runs</dt>
          <dd>{listing.runs}</dd>
          <dt>Who uses it</dt>
          <dd>{listing.users}</dd>
          <dt>What it replaces</dt>
          <dd>{listing.replaces}</dd>
        </dl>
        <SiteLink className={styles.more} href={path}>
          Read More <span aria-hidden="true">→</span>
          <span className="visuallyHidden">about {title}</span>
        </SiteLink>
      </div>
    </li>
  );
}

function ProductGroup({
  group,
  variant,
}: {
  readonly group: Group;
  readonly variant: 'pair' | 'three';
}) {
  const id = useId();
  return (
    <section className={cx('section', styles[variant])} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={id}>{group.heading}</h2>
          <p>{group.lead}</p>
        </div>
        <ul className={styles.cards}>
          {group.products.map((product) => (
            <ProductCard
              key={product.path}
              product={product}
              picture={variant === 'pair' ? 'wide' : 'small'}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The five product cards of /products: two applications, then three modules of Business Central. */
export function ProductCatalog({ groups }: Pick<ProductsPage, 'groups'>) {
  const [separate, modules] = groups;
  return (
    <>
      <ProductGroup group={separate} variant="pair" />
      <ProductGroup group={modules} variant="three" />
    </>
  );
}
