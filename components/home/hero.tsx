import type { Home } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { ButtonLink } from '../ui/controls/button-link';
import { SiteLink } from '../ui/site-link';
import styles from './hero.module.scss';
import { groundClass } from '../shared/ground';
import { Slider } from '../shared/slider';

/**
 * Never lazy. Slide and static picture have the same files, so that a screen fetches only the one
 * it shows.
 */
function FirstBanner({ hero, alt }: { readonly hero: Home['hero']; readonly alt: string }) {
  const [first] = hero.slides;
  if (!first) return null;
  return (
    <Art
      name={first.picture.name}
      alt={alt}
      small={hero.mobile.name}
      medium="banner-tablet"
      moving={`${first.picture.name}-weaving`}
      first
    />
  );
}

export function HomeHero({ hero }: { readonly hero: Home['hero'] }) {
  return (
    <section
      className={cx('split gap0', groundClass('indigo'), styles.hero)}
      aria-labelledby="home-heading"
    >
      <div className={styles.copy}>
        <h1 id="home-heading" className="tDisplay">
          {hero.heading}
        </h1>
        <p className="lead">{hero.lead}</p>
        <div className="cluster gap15">
          {hero.actions.map(({ href, label }, index) => (
            <ButtonLink
              key={href}
              href={href}
              variant={index === 0 ? 'primary' : 'onDark'}
              isInDock={index === 0}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div className={cx('filled', styles.still)}>
        <FirstBanner hero={hero} alt={hero.mobile.alt} />
      </div>
      <Slider
        label="What we do"
        slides={hero.slides.map(({ url, title, picture }, index) => ({
          title,
          content: (
            <SiteLink className={styles.slide} href={url}>
              {index === 0 ? <FirstBanner hero={hero} alt={picture.alt} /> : <Art {...picture} />}
              <b className="tRow">{title}</b>
            </SiteLink>
          ),
        }))}
      />
    </section>
  );
}
