/**
 * Reads a text aloud, slowly.
 *
 * @param onFailure called at once where the browser has no voice, and later if speaking fails
 */
export function readAloud(text: string, onFailure: () => void): void {
  if (!('speechSynthesis' in window)) {
    onFailure();
    return;
  }
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'en-IN';
  utterance.rate = 0.7;
  utterance.onerror = ({ error }) => {
    // Asking again while it is still speaking is no failure.
    if (error !== 'canceled' && error !== 'interrupted') onFailure();
  };
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  if (speechSynthesis.getVoices().length === 0) onFailure();
}
