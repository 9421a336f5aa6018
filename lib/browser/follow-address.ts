export function followAddress(onChange: () => void, signal: AbortSignal): void {
  const { navigation } = self as Partial<Window>;
  navigation?.addEventListener('currententrychange', onChange, { signal });
}
