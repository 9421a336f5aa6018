import nextEnv from '@next/env';
import { type Settings, readSettings } from '@/lib/server/settings';
import { root } from './steps';

/** As Next.js reads `.env` files. @throws SettingsError */
export function loadSettings(): Settings {
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
  return readSettings(process.env);
}
