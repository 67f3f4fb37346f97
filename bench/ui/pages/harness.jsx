import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fields, filtered, rowsOf } from './data.js';

const FILTER_ROWS = 10_000;
const FRAMES_TO_WAIT = 300;
/** A virtual table is there once this row is. */
const ROW_SEEN_FIRST = 5;

/** Resolves once the next frame was painted. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

/**
 * Mounts, lays out, and gives the milliseconds that it took until `word` can be read: some libraries
 * show their rows some frames later. Then takes everything away again.
 */
async function mountMs(element, word) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await painted();
  const begun = performance.now();
  flushSync(() => root.render(element));
  place.getBoundingClientRect();
  for (let frame = 0; !place.textContent.includes(word) && frame < FRAMES_TO_WAIT; frame += 1) {
    await painted();
  }
  const taken = performance.now() - begun;
  await painted();
  root.unmount();
  place.remove();
  return taken;
}

/** Mounts to stay; gives the element around it once it was painted. */
async function keep(element) {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(element);
  await painted();
  await painted();
  return place;
}

/** Waits until what mounting leaves behind is done: fonts that load, and the rows' first collection. */
async function settled() {
  await document.fonts.ready;
  globalThis.gc();
  await painted();
  await painted();
}

/** The element that scrolls the rows, once it is there. */
async function scrollerIn(place) {
  for (let frame = 0; frame < FRAMES_TO_WAIT; frame += 1) {
    const found = [...place.querySelectorAll('*')].find(
      ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight * 20,
    );
    if (found) return found;
    await painted();
  }
  throw new Error('Nothing scrolls.');
}

function Filtering({ Provider, Field, VirtualTable }) {
  const rows = useMemo(() => rowsOf(FILTER_ROWS), []);
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => filtered(rows, typed), [rows, typed]);
  return (
    <Provider>
      <Field name="filter" label="Filter" value={typed} onChange={setTyped} />
      <VirtualTable rows={shown} />
    </Provider>
  );
}

/** Offers the page's scenarios to the benchmark. `parts`: the same things made with one library. */
export function offer(parts) {
  const { Provider, Field, PlainTable, VirtualTable } = parts;
  const thousand = rowsOf(1000);
  globalThis.scenarios = {
    mountForm: () =>
      mountMs(
        <Provider>
          {fields.map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </Provider>,
        fields.at(-1).label,
      ),
    mountPlainTable: () =>
      mountMs(
        <Provider>
          <PlainTable rows={thousand} />
        </Provider>,
        thousand.at(-1).card,
      ),
    mountVirtualTable: () =>
      mountMs(
        <Provider>
          <VirtualTable rows={thousand} />
        </Provider>,
        thousand[ROW_SEEN_FIRST].card,
      ),
    /** Scrolls by so many pixels a frame; gives how long each frame took, ms. */
    scroll: async (rowCount, frames, step) => {
      const place = await keep(
        <Provider>
          <VirtualTable rows={rowsOf(rowCount)} />
        </Provider>,
      );
      const scroller = await scrollerIn(place);
      await settled();
      const times = [];
      for (let frame = 0; frame < frames; frame += 1) {
        times.push(await new Promise((resolve) => requestAnimationFrame(resolve)));
        scroller.scrollTop += step;
      }
      return times.slice(1).map((time, at) => time - times[at]);
    },
    /** Shows a field that filters a table; `filterMs` then fills with the time from key to paint. */
    filter: async () => {
      globalThis.filterMs = [];
      addEventListener(
        'keydown',
        (event) => {
          const begun = event.timeStamp;
          void painted().then(() => globalThis.filterMs.push(performance.now() - begun));
        },
        { capture: true },
      );
      await keep(<Filtering {...parts} />);
    },
  };
}
