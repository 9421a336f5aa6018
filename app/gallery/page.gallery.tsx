import type { Metadata } from 'next';
import { asset } from '@/lib/asset';
import styles from './gallery.module.scss';

export const metadata: Metadata = { title: 'Gallery' };

/** The color scheme of an iframe sets `prefers-color-scheme` in it. */
export default function GalleryPage() {
  return (
    <div className={styles.themes}>
      <iframe className={styles.light} title="Light theme" src={asset('/gallery/parts')} />
      <iframe className={styles.dark} title="Dark theme" src={asset('/gallery/parts')} />
    </div>
  );
}
