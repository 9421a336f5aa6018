import { cx } from '@/lib/cx';
import { SiteLink } from '../ui/site-link';
import { readDrawing } from '@/lib/server/art';
import styles from './brand.module.scss';

export function Brand({
  name,
  size = 'header',
}: {
  readonly name: string;
  readonly size?: 'header' | 'footer';
}) {
  const { viewBox, inner } = readDrawing('logo-mark');
  return (
    <SiteLink className={cx(styles.brand, styles[size])} href="/">
      <svg
        className={styles.mark}
        viewBox={viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: inner }}
      />
      <span>{name}</span>
      <span className="visuallyHidden"> home</span>
    </SiteLink>
  );
}
