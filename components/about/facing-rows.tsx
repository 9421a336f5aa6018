import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './facing-rows.module.scss';

interface Props {
  readonly rows: readonly {
    readonly picture?: string;
    readonly title: string;
    readonly remark: string | number | undefined;
    readonly content: ReactNode;
  }[];
}

/** Title and words beside one another; on phones the words are folded, but for the first. */
export function FacingRows({ rows }: Props) {
  return (
    <ol className={cx('rows', styles.rows)}>
      {rows.map(({ picture, title, remark, content }, index) => (
        <li key={title} className={picture && 'media across3'}>
          {picture ? <Art name={picture} alt="" /> : null}
          <Disclosure
            level={3}
            open={index === 0}
            from="tablet"
            label={
              <>
                {title}
                {remark ? <span className="remark"> {remark}</span> : null}
              </>
            }
          >
            {content}
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}
