import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import styles from './button.module.scss';

declare module 'react' {
  // Invoker commands: a button opens or closes a dialog before hydration.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameter of React's own
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

/** `secondary` is quieter, `onDark` an outline on a dark ground. */
export type ButtonVariant = 'primary' | 'secondary' | 'onDark';

export const buttonClass = (variant: ButtonVariant) =>
  cx(styles.button, variant !== 'primary' && styles[variant]);

interface Props extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
}

export function Button({ variant = 'primary', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={buttonClass(variant)} />;
}
