import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './button.module.scss';
import { SiteLink } from '../site-link.client';
import { type ButtonVariant, buttonClass } from './button';

interface Props {
  readonly href: string;
  readonly variant?: ButtonVariant;
  /** Hidden on phones, whose dock has it. */
  readonly isInDock?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button, for the main action. */
export function ButtonLink({ href, variant = 'primary', isInDock = false, children }: Props) {
  return (
    <SiteLink className={cx(buttonClass(variant), isInDock && styles.inDock)} href={href}>
      {children}
    </SiteLink>
  );
}

interface DemoLinkProps {
  /** An external video. */
  readonly href: string;
  readonly label: 'Demo' | 'DEMO';
  /** The subject of the video, for assistive technology that lists links out of context. */
  readonly about: string;
}

/** The button to a demo video, which opens in a new tab without opener and referrer. */
export function DemoLink({ href, label, about }: DemoLinkProps) {
  return (
    <a
      className={cx(styles.button, styles.play)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {label}
      <span className="visuallyHidden"> of {about}, a video in a new tab</span>
    </a>
  );
}
