import nextEnv from '@next/env';
import { type Settings, readSettings } from '@/lib/build/settings';
import { root } from './steps';

/**
 * Reads `.env` files as Next.js does and checks the settings.
 *
 * @throws SettingsError
 */
export function loadSettings(): Settings {
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
  return readSettings(process.env);
}
