import type { ReactNode } from 'react';
import type { EdTech } from '@/content';
import { ANCHORS } from '@/lib/routes';
import { Hero } from '../shared/hero';
import { ButtonLink } from '../ui/controls/button-link';

interface Props {
  readonly words: Pick<EdTech, 'heading' | 'lead' | 'see'>;
  readonly breadcrumb: ReactNode;
}

export function EdTechBanner({ words: { heading, lead, see }, breadcrumb }: Props) {
  return (
    <Hero isSplit tone="marigold" {...{ heading, lead, breadcrumb }}>
      <ButtonLink href={ANCHORS.courses} variant="secondary" isInDock>
        {see}
      </ButtonLink>
    </Hero>
  );
}
