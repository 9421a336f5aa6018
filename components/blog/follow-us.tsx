import type { Company } from '@/content';
import { cx } from '@/lib/cx';
import { Glyph } from '../ui/glyph';
import styles from './follow-us.module.scss';

interface Props {
  readonly heading: string;
  readonly social: Company['social'];
}

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['x', 'X'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
] as const;

export function FollowUs({ heading, social }: Props) {
  return (
    <nav className={cx('stack gap2', styles.follow)} aria-labelledby="follow-us" data-print="hide">
      <h2 id="follow-us" className="tCard">
        {heading}
      </h2>
      <ul>
        {NETWORKS.map(([network, name]) => (
          <li key={network}>
            <a className="tSmall" href={social[network]} target="_blank" rel="noopener noreferrer">
              <Glyph name={network} />
              {name}
              <span className="visuallyHidden">, opens in a new tab</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
