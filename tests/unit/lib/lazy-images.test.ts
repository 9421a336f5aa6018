import { attachLazyImages } from '@/lib/browser/behaviors/lazy-images';

let main: HTMLElement;
let decoding: Promise<void>;
let fail: () => void;
let see: (image: Element) => void;

beforeEach(() => {
  main = document.createElement('main');
  main.innerHTML =
    '<img loading="lazy" alt="far"><img loading="lazy" alt="loaded"><img alt="first">';
  document.body.replaceChildren(main);
  // Reports what the test passes to it.
  class Observer implements Partial<IntersectionObserver> {
    constructor(callback: IntersectionObserverCallback) {
      see = (target) => {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        callback([entry], this as unknown as IntersectionObserver);
      };
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  for (const image of document.images) {
    Object.defineProperty(image, 'complete', { value: image.alt === 'loaded', writable: true });
    // jsdom loads no pictures.
    image.decode = () => {
      decoding = new Promise((_resolve, reject) => {
        fail = () => {
          reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));
        };
      });
      return decoding;
    };
  }
});

const image = (alt: string): HTMLImageElement => {
  const found = [...document.images].find((candidate) => candidate.alt === alt);
  if (!found) throw new Error(`no image ${alt}`);
  return found;
};

it('shows a picture that failed, so that its text alternative can be read', async () => {
  attachLazyImages(main);
  const far = image('far');
  see(far);
  fail();
  await expect(decoding).rejects.toThrow('cannot be decoded');
  expect(far.dataset.lazy).toBe('shown');
});

it('leaves loaded pictures and the first banner alone', () => {
  attachLazyImages(main);
  expect(image('loaded').dataset.lazy).toBeUndefined();
  expect(image('first').dataset.lazy).toBeUndefined();
});
