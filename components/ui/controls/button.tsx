import type { ComponentProps } from 'react';
import styles from './button.module.scss';

declare module 'react' {
  // Invoker commands: a button opens or closes a dialog before hydration.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameter of React's own
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    /** The id of the dialog. */
    commandfor?: string | undefined;
  }
}

interface Props extends ComponentProps<'button'> {
  readonly variant?: 'marigold' | 'dark' | 'line';
}

/** A button with the styles of ButtonLink (button-link.tsx). */
export function Button({ variant = 'marigold', type = 'button', ...rest }: Props) {
  const className =
    variant === 'marigold' ? styles.button : `${styles.button ?? ''} ${styles[variant] ?? ''}`;
  return <button {...rest} type={type} className={className} />;
}
