// In the page, before anything else of it: notes when it is painted, when a tap works, when its program is in charge.
const watched = { largestPaint: 0, tapWorks: 0, inCharge: 0, shift: 0, readings };
const tasks = [];
globalThis.watched = watched;

function observe(type, take) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}

observe('largest-contentful-paint', ({ startTime }) => {
  watched.largestPaint = startTime;
});
// As Lighthouse counts it: what a task takes beyond 50 ms, and only after something is there to be tapped.
observe('longtask', ({ startTime, duration }) => tasks.push({ startTime, end: startTime + duration }));
observe('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) watched.shift += value;
});

function look() {
  const root = document.getElementById('root');
  const digit = document.querySelector('.code-slot')?.textContent.trim();
  const works = /^\d$/.test(digit ?? '') || document.querySelector('.name-cards') !== null;
  if (watched.tapWorks === 0 && works) watched.tapWorks = performance.now();
  const drawn = root?.querySelector('.code-slot, .name-cards') && !('sketch' in root.dataset);
  if (watched.inCharge === 0 && drawn) watched.inCharge = performance.now();
}
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });

function readings() {
  const asked = performance.getEntriesByType('resource');
  const until = (time) => asked.filter(({ startTime }) => startTime <= time);
  const early = until(watched.inCharge);
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const [page] = performance.getEntriesByType('navigation');
  return {
    largestPaint: watched.largestPaint,
    tapWorks: watched.tapWorks,
    inCharge: watched.inCharge,
    blocking: tasks
      .map(({ startTime, end }) => end - Math.max(startTime, painted?.startTime ?? 0) - 50)
      .reduce((sum, over) => sum + Math.max(0, over), 0),
    shift: watched.shift,
    requests: 1 + until(watched.tapWorks).length,
    scripts: early.map(({ name }) => name).filter((name) => name.endsWith('.js')),
    bytes: [page, ...early].reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}
