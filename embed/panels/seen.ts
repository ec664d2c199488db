const READING_MS = 800;
const STEPS = [...Array(11).keys()].map((step) => step / 10);

/**
 * Calls back once for each watched element that stayed readable: half of it, or enough to fill half of `root`, was in view.
 * @returns a function that watches another element, and a function that stops
 */
export function watchReading(root: Element, onRead: (element: Element) => void) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        const report = () => {
          observer.unobserve(target);
          onRead(target);
        };
        if (intersectionRatio < 0.5 && intersectionRect.height < root.clientHeight / 2) {
          clearTimeout(timers.get(target));
          timers.delete(target);
        } else if (!timers.has(target)) timers.set(target, setTimeout(report, READING_MS));
      }
    },
    { root, threshold: STEPS },
  );
  return {
    watch: (element: Element) => observer.observe(element),
    end: () => {
      observer.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
