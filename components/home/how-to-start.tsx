import type { ReactNode } from 'react';
import type { Evidence, Home } from '@/content';
import { SectionHead } from '../shared/section-head';
import { Sheet } from '../shared/sheet';
import { Unbroken } from '../ui/unbroken';
import styles from './evidence-pair.module.scss';

interface Props {
  readonly text: Home['evidence'];
  readonly sheets: readonly Evidence[];
  readonly children: ReactNode;
}

export function EvidencePair({ text, sheets, children }: Props) {
  return (
    <section className="section onSand" aria-labelledby="evidence">
      <div className="wrap">
        <SectionHead id="evidence" heading={text.heading} variant="stacked">
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
