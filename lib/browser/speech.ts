/** The speech synthesis of the browser, or undefined if it is missing, disabled or throws. */
function voice(): SpeechSynthesis | undefined {
  try {
    // Some browsers have the property with an empty value.
    return (window as Partial<Window>).speechSynthesis ?? undefined;
  } catch {
    return undefined;
  }
}

/** Starts the loading of voices; browsers load them only on the first request. */
export function prepareVoices(): void {
  try {
    voice()?.getVoices();
  } catch {
    // Reading aloud will report the failure.
  }
}

/**
 * Reads a text aloud, slowly.
 *
 * @param onFailure called at once if the browser has no voice, and later if speaking fails
 */
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
      // Another request during speech cancels the first one, which is no failure.
      if (error !== 'canceled' && error !== 'interrupted') onFailure();
    };
    speaker.cancel();
    speaker.speak(utterance);
    if (speaker.getVoices().length === 0) onFailure();
  } catch {
    onFailure();
  }
}
