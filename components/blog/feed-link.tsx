import { cx } from '@/lib/cx';
import { asset } from '@/lib/asset';
import styles from './feed-link.module.scss';

/** The feed, at the end of the list of posts. */
export function FeedLink({ label }: { readonly label: string }) {
  return (
    <p className={cx('wrap', styles.feed)} data-print="hide">
      <a href={asset('/rss.xml')}>{label}</a>
    </p>
  );
}
