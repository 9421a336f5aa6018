import type { ReactNode } from 'react';
import type { EdTech } from '@/content';
import { PATHS } from '@/lib/routes';
import { PageBanner } from '../shared/page-banner';
import { ButtonLink } from '../ui/controls/button-link';
import styles from './ed-tech-banner.module.scss';

interface Props {
  readonly words: Pick<EdTech, 'heading' | 'lead' | 'team'>;
  readonly breadcrumb: ReactNode;
}

export function EdTechBanner({ words: { heading, lead, team }, breadcrumb }: Props) {
  return (
    <PageBanner
      isSplit
      tone="marigold"
      {...{ heading, lead, breadcrumb }}
      foot={<hr className={styles.weft} aria-hidden="true" />}
    >
      <ButtonLink href={PATHS.contact} variant="secondary" isInDock>
        {team}
      </ButtonLink>
    </PageBanner>
  );
}
