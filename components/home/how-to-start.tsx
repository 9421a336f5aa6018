import type { Evidence, Home } from '@/content';
import { CallLine } from '../shared/call-line';
import { SectionHead } from '../shared/section-head';
import { Sheet } from '../shared/sheet';
import { Unbroken } from '../ui/unbroken';

interface Props {
  readonly text: Home['start'];
  readonly ask: Home['ask'];
  readonly href: string;
  readonly sheet: Evidence;
}

export function HowToStart({ text, ask, href, sheet }: Props) {
  return (
    <section className="section onSand" aria-labelledby="start">
      <div className="wrap split of5to7 topped">
        <div>
          <SectionHead id="start" heading={text.heading} variant="stacked">
            <p>
              <Unbroken>{text.lead}</Unbroken>
            </p>
          </SectionHead>
          <CallLine {...ask} href={href} />
        </div>
        <Sheet {...sheet} />
      </div>
    </section>
  );
}
