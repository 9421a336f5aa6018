import styles from './button.module.scss';

interface Props {
  /** An external video. */
  readonly href: string;
  readonly label: 'Demo' | 'DEMO';
  /** What the video shows, for those who hear the link without its surroundings. */
  readonly about: string;
}

/** The button to a demo video, which opens in a new tab and learns nothing of this one. */
export function DemoLink({ href, label, about }: Props) {
  return (
    <a
      className={`${styles.button ?? ''} ${styles.play ?? ''}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {label}
      <span className="visuallyHidden"> of {about}, a video in a new tab</span>
    </a>
  );
}
