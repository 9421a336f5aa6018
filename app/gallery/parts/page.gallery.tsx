import type { Metadata } from 'next';
import { SectionRenderer } from '@/components/blocks/section-renderer';
import { getService } from '@/content';
import { PATHS } from '@/lib/routes';
import { blockSamples } from './block-samples';
import { LayoutSamples } from './layout-samples';
import { uiSamples } from './ui-samples';
import styles from './samples.module.scss';

export const metadata: Metadata = { title: 'Parts' };

export default function PartsPage() {
  const { title, project } = getService('business-central-details');
  return (
    <>
      <h1 className="visuallyHidden">Parts</h1>
      <div className="wrap">
        <LayoutSamples />
        {Object.entries(uiSamples).map(([name, sample]) => (
          <section key={name} className={styles.sample} aria-labelledby={name}>
            <h2 id={name}>components/ui/{name}.tsx</h2>
            {sample}
          </section>
        ))}
        <SectionRenderer
          sections={blockSamples}
          subject={title}
          enquiry={PATHS.enquiry}
          project={[project]}
        />
      </div>
    </>
  );
}
