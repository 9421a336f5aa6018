import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './button.module.scss';
import { SiteLink } from '../site-link';
import { type ButtonVariant, buttonClass } from './button';

interface Props {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly isInDock?: boolean;
  readonly children: ReactNode;
}

export function ButtonLink({ href, variant = 'primary', isInDock = false, children }: Props) {
  return (
    <SiteLink className={cx(buttonClass(variant), isInDock && styles.inDock)} href={href}>
      {children}
    </SiteLink>
  );
}

interface DemoLinkProps {
  readonly href: string;
  readonly label: 'Demo' | 'DEMO';
  /** For assistive technology that lists links out of context. */
  readonly about: string;
  readonly isPlain?: boolean;
}

/** Opens without opener and referrer. */
export function DemoLink({ href, label, about, isPlain = false }: DemoLinkProps) {
  return (
    <a
      className={cx(!isPlain && styles.button, styles.play)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {label}
      <span className="visuallyHidden"> of {about}, a video in a new tab</span>
    </a>
  );
}
