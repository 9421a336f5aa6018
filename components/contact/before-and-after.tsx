import type { ReactNode } from 'react';
import { HelpColumns } from '../shared/form-columns';
import { Art } from '../ui/art';
import { Prose } from '../ui/prose/prose';
import { Unbroken } from '../ui/unbroken';
import styles from './before-and-after.module.scss';

interface Props {
  readonly prepare: { readonly heading: string; readonly items: readonly string[] };
  readonly complaint: ReactNode;
  readonly afterwards: { readonly heading: string; readonly paragraphs: readonly string[] };
}

export function BeforeAndAfter({ prepare, afterwards, complaint }: Props) {
  return (
    <HelpColumns>
      <section className={styles.letter}>
        <div className={styles.sheet}>
          <h2>{prepare.heading}</h2>
          <Prose>
            <ol>
              {prepare.items.map((item) => (
                <li key={item}>
                  <Unbroken>{item}</Unbroken>
                </li>
              ))}
            </ol>
          </Prose>
        </div>
        <Art name="contact-envelope" alt="" />
      </section>
      <section className={styles.afterwards}>
        <h2>{afterwards.heading}</h2>
        {afterwards.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {complaint}
      </section>
    </HelpColumns>
  );
}
