import { useId } from 'react';
import type { ProductsPage } from '@/content';
import { thumbnailOf } from '@/lib/server/art';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import { Art } from '../ui/art';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import { Table } from '../ui/table';
import styles from './product-catalog.module.scss';

type Group = ProductsPage['groups'][number];

function ProductCard({ title, path, listing }: Group['products'][number]) {
  const { sheet, description } = listing;
  return (
    <li className={styles.card}>
      <div className={cx('filled', styles.figure)}>
        <Art name={sheet} alt="" small={thumbnailOf(sheet)} smallBelow="desktop" />
      </div>
      <h3>{title}</h3>
      <p>{description}</p>
      <SiteLink className={styles.more} href={path}>
        <More label="Read More →" about={title} isSmall />
      </SiteLink>
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
    <section
      className={cx(styles.group, groundClass(variant === 'pair' ? 'sand' : 'tint'))}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id}>{group.heading}</h2>
        <p className="lead">{group.lead}</p>
      </div>
      <ul className={cx('grid', variant === 'pair' ? styles.pair : cx('three', styles.three))}>
        {group.products.map((product) => (
          <ProductCard key={product.path} {...product} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly page: Pick<ProductsPage, 'groups' | 'comparison' | 'products'>;
}

export function ProductCatalog({ page: { groups, comparison, products } }: Props) {
  const [separate, modules] = groups;
  return (
    <>
      <ProductGroup group={separate} variant="pair" />
      <ProductGroup group={modules} variant="three" />
      <section className={cx(styles.group, styles.compared, 'onSand')} aria-labelledby="comparison">
        <div className={styles.head}>
          <h2 id="comparison">{comparison.heading}</h2>
          <p className="lead">{comparison.lead}</p>
        </div>
        <ul className={cx('grid gap3', styles.papers)}>
          {products.map(({ title, path, listing: { paper } }) => (
            <li key={path}>
              <Art name={paper.name} alt="" />
              <b className="tRow">{paper.title}</b>
              <span className="tSmall">{title}</span>
            </li>
          ))}
        </ul>
        <Table
          caption="The products side by side"
          columns={['Product', 'What it replaces', 'Where it runs', 'Who uses it']}
          rows={products.map(({ title, path, listing: { replaces, runs, users } }) => [
            <SiteLink key={path} href={path}>
              {title}
            </SiteLink>,
            replaces,
            runs,
            users,
          ])}
        />
      </section>
    </>
  );
}
