import type { ReactNode } from 'react';
import type { Enquiry } from '@/content';
import { WovenBanner } from '../shared/woven-banner';
import styles from './enquiry-hero.module.scss';

interface Props {
  readonly text: Pick<Enquiry, 'heading' | 'lead' | 'picture'>;
  readonly breadcrumb: ReactNode;
}

export function EnquiryHero({ text, breadcrumb }: Props) {
  const { heading, lead, picture } = text;
  return (
    <WovenBanner
      heading={
        <span className={styles.heading}>
          <span data-behavior="enquiry-topic">{heading}</span>
        </span>
      }
      lead={lead}
      tone="tint"
      picture={{
        ...picture,
        name: `${picture.name}-small`,
        small: `${picture.name}-slim`,
      }}
      pictureKind="small"
      breadcrumb={breadcrumb}
    />
  );
}
