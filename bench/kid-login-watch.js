// Runs in the page before anything else of it: notes when it is painted, when a tap works and when the app runs.
const watched = { largestPaint: 0, tapWorks: 0, appRuns: 0, shift: 0, readings };
const tasks = [];
globalThis.watched = watched;

function observe(type, take) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}

observe('largest-contentful-paint', ({ startTime }) => {
  watched.largestPaint = startTime;
});
observe('longtask', ({ startTime, duration }) => tasks.push({ startTime, end: startTime + duration }));
observe('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) watched.shift += value;
});

function look() {
  const root = document.getElementById('root');
  const digit = document.querySelector('[data-slot]')?.textContent.trim();
  if (watched.tapWorks === 0 && /^\d$/.test(digit ?? '')) watched.tapWorks = performance.now();
  const rendered = root?.querySelector('[data-slot]') && !('shell' in root.dataset);
  if (watched.appRuns === 0 && rendered) watched.appRuns = performance.now();
}
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });

function readings() {
  const resources = performance.getEntriesByType('resource');
  const until = (time) => resources.filter(({ startTime }) => startTime <= time).map(({ name }) => name);
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  // As Lighthouse counts it: what a task takes beyond 50 ms, once there is something to tap.
  const blocking = tasks
    .map(({ startTime, end }) => end - Math.max(startTime, painted?.startTime ?? 0) - 50)
    .reduce((sum, over) => sum + Math.max(0, over), 0);
  return {
    largestPaint: watched.largestPaint,
    tapWorks: watched.tapWorks,
    appRuns: watched.appRuns,
    blocking,
    shift: watched.shift,
    requests: 1 + until(watched.tapWorks).length,
    scripts: until(watched.appRuns).filter((name) => name.endsWith('.js')),
  };
}
