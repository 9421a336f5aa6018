import { Unbroken } from '../ui/unbroken';
import type { PageScene } from '@/content';
import { Art } from '../ui/art';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import styles from './scene.module.scss';

interface Props {
  readonly scene: PageScene;
}

export function Scene({ scene: { picture, text, href, name } }: Props) {
  return (
    <div className={styles.scene}>
      <figure>
        <div className={styles.picture} data-print="hide">
          <Art {...picture} small={`${picture.name}-small`} smallBelow="desktop" />
        </div>
        <figcaption>
          <p>
            <Unbroken>{text}</Unbroken>
          </p>
          <SiteLink href={href}>
            <More label="Read More" about={name} />
          </SiteLink>
        </figcaption>
      </figure>
    </div>
  );
}
