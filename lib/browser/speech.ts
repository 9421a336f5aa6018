/**
 * The browser's voice, or undefined where it has none: no such interface, one that is switched off,
 * or one that throws.
 */
function voice(): SpeechSynthesis | undefined {
  try {
    // Some browsers have the name, but nothing behind it.
    return (window as Partial<Window>).speechSynthesis ?? undefined;
  } catch {
    return undefined;
  }
}

/** Lets the browser load its voices, which it does only when it is first asked for them. */
export function prepareVoices(): void {
  try {
    voice()?.getVoices();
  } catch {
    // Reading aloud will say that it is not possible.
  }
}

/**
 * Reads a text aloud, slowly.
 *
 * @param onFailure called at once where the browser has no voice, and later if speaking fails
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
      // Asking again while it is still speaking is no failure.
      if (error !== 'canceled' && error !== 'interrupted') onFailure();
    };
    speaker.cancel();
    speaker.speak(utterance);
    if (speaker.getVoices().length === 0) onFailure();
  } catch {
    onFailure();
  }
}
