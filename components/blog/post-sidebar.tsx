import type { BlogPage, Company, Post } from '@/content';
import { thumbnailOf } from '@/lib/server/art';
import { PostDate } from '../shared/post-date';
import { Art } from '../ui/art';
import { Glyph } from '../ui/glyph';
import { SiteLink } from '../ui/site-link';
import styles from './post-sidebar.module.scss';

interface Props {
  readonly words: BlogPage['article'];
  readonly posts: readonly Post[];
  readonly current: number;
  readonly social: Company['social'];
}

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['x', 'X'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
] as const;

export function PostSidebar({ words, posts, current, social }: Props) {
  return (
    <>
      <nav className={styles.follow} aria-labelledby="follow-us">
        <h2 id="follow-us" className="tCard">
          {words.follow}
        </h2>
        <ul>
          {NETWORKS.map(([network, name]) => (
            <li key={network}>
              <a
                className="tSmall"
                href={social[network]}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Glyph name={network} />
                {name}
                <span className="visuallyHidden">, opens in a new tab</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.recent} aria-labelledby="recent-posts">
        <h2 id="recent-posts" className="tCard">
          {words.recent}
        </h2>
        <ul>
          {posts.map((post) => (
            <li key={post.id}>
              <SiteLink href={post.path} aria-current={post.id === current ? 'page' : undefined}>
                <Art name={thumbnailOf(post.image)} alt="" />
                <span className="tSmall">
                  <b>{post.title}</b>
                  <span className="remark">
                    <PostDate post={post} />
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
