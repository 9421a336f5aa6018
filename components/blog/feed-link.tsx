import { cx } from '@/lib/cx';
import { asset } from '@/lib/asset';
import styles from './feed-link.module.scss';

export function FeedLink({ label }: { readonly label: string }) {
  return (
    <p className={cx('wrap tSmall', styles.feed)} data-print="hide">
      <a href={asset('/rss.xml')}>{label}</a>
    </p>
  );
}
