import type { Post } from '@/content';
import { thumbnailOf } from '@/lib/server/art';
import { cx } from '@/lib/cx';
import { PostDate } from '../shared/post-date';
import { Art } from '../ui/art';
import { SiteLink } from '../ui/site-link';
import styles from './recent-posts.module.scss';

interface Props {
  readonly heading: string;
  readonly posts: readonly Post[];
  readonly current: number;
  readonly note: string | undefined;
}

export function RecentPosts({ heading, posts, current, note }: Props) {
  return (
    <nav
      className={cx('wrap filled grid four', styles.recent)}
      aria-labelledby="recent-posts"
      data-print="hide"
    >
      <div>
        <h2 id="recent-posts" className="tFeature">
          {heading}
        </h2>
        {note ? <p className="remark">{note}</p> : null}
      </div>
      <ul>
        {posts.map(({ id, path, title, image, ...post }) => (
          <li key={id}>
            <SiteLink href={path} aria-current={id === current ? 'page' : undefined}>
              <Art name={thumbnailOf(image)} alt="" />
              <span>
                <b className="tRow">{title}</b>
                <span className="remark">
                  <PostDate post={post} isInList />
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
