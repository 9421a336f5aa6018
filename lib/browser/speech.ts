function voice(): SpeechSynthesis | undefined {
  try {
    // Some browsers have the property without a value.
    return (window as Partial<Window>).speechSynthesis ?? undefined;
  } catch {
    return undefined;
  }
}

/** Browsers load voices only on the first request. */
export function prepareVoices(): void {
  try {
    voice()?.getVoices();
  } catch {}
}

/** @param onFailure also called at once without a voice */
export function readAloud(text: string, onFailure: () => void): void {
  const speaker = voice();
  if (!speaker) {
    onFailure();
    return;
  }
  try {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'en-IN';
    utterance.rate = 0.7;
    utterance.onerror = ({ error }) => {
      // Another request cancels the first one.
      if (error !== 'canceled' && error !== 'interrupted') onFailure();
    };
    speaker.cancel();
    speaker.speak(utterance);
    if (speaker.getVoices().length === 0) onFailure();
  } catch {
    onFailure();
  }
}
