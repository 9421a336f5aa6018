/** Calls back after each change of the address, in browsers with the Navigation API. */
export function followAddress(onChange: () => void, signal: AbortSignal): void {
  const { navigation } = self as Partial<Window>;
  navigation?.addEventListener('currententrychange', onChange, { signal });
}
