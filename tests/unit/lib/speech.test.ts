import { prepareVoices, readAloud } from '@/lib/browser/speech';

function browserWith(get: () => unknown) {
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, get });
}

const fail = () => {
  throw new DOMException('not here', 'NotSupportedError');
};

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
});

describe.each([
  ['that is undefined', () => undefined],
  ['that is null', () => null],
  ['that must not be looked at', fail],
  ['whose every function throws', () => ({ getVoices: fail, cancel: fail, speak: fail })],
  ['without functions', () => ({})],
])('a browser with a speech interface %s', (_, get) => {
  it('loads no voices, and says that it cannot read aloud', () => {
    browserWith(get);
    Object.assign(window, { SpeechSynthesisUtterance: EventTarget });
    expect(prepareVoices).not.toThrow();
    const onFailure = jest.fn();
    readAloud('capital A', onFailure);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

it('reads slowly, in Indian English', () => {
  const spoken: unknown[] = [];
  browserWith(() => ({
    getVoices: () => ['a voice'],
    cancel: () => undefined,
    speak: (utterance: unknown) => spoken.push(utterance),
  }));
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  const onFailure = jest.fn();
  readAloud('capital A', onFailure);
  expect(spoken).toEqual([
    expect.objectContaining({ text: 'capital A', lang: 'en-IN', rate: 0.7 }),
  ]);
  expect(onFailure).not.toHaveBeenCalled();
});
