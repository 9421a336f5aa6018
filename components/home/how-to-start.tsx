import type { ReactNode } from 'react';
import type { Evidence, Home } from '@/content';
import { SectionHead } from '../shared/section-head';
import { Sheet } from '../shared/sheet';
import { Unbroken } from '../ui/unbroken';
import styles from './how-to-start.module.scss';

interface Props {
  readonly text: Home['start'];
  readonly sheets: readonly Evidence[];
  readonly children: ReactNode;
}

export function HowToStart({ text, sheets, children }: Props) {
  return (
    <section className="section onSand" aria-labelledby="start">
      <div className="wrap">
        <SectionHead id="start" heading={text.heading} variant="stacked">
          <p>
            <Unbroken>{text.lead}</Unbroken>
          </p>
        </SectionHead>
        <ul className={styles.sheets}>
          {sheets.map((sheet) => (
            <li key={sheet.sheet.id}>
              <Sheet {...sheet} />
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}
