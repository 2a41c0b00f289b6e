// Small pictures in lines, 24 units wide, drawn by us. They never stand alone without a label.

const PATHS = {
  book: "M4 5.5C6.5 4 9.5 4 12 6c2.5-2 5.5-2 8-.5V19c-2.5-1.5-5.5-1.5-8 .5-2.5-2-5.5-2-8-.5zM12 6v13.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20",
  back: "M19 12H5M11 6l-6 6 6 6",
  forward: "M5 12h14M13 6l6 6-6 6",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  share: "M12 15V4M8 7.5L12 4l4 3.5M6 11H5v9h14v-9h-1",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2",
  eye: "M2.5 12c5-8 14-8 19 0-5 8-14 8-19 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  cards: "M4 8l7-3 5 12-7 3zM13 5h6v13h-2.5",
  swords: "M5 4l11 11M19 4L8 15M4.5 14.5l5 5M19.5 14.5l-5 5M7 17l-3 3M17 17l3 3",
  shield: "M12 3.5l7 2.5v6c0 4.5-3 7-7 8.5-4-1.5-7-4-7-8.5V6z",
  flag: "M6 21V4M6 5c4-2.5 7 2 12-.5v8.5c-5 2.5-8-2-12 .5",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5",
  people:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5c.5-4 3-5.5 6.5-5.5s6 1.5 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.5.6 3.7 2.4 4 5.2",
  automaton: "M6 9h12v10H6zM12 9V5M12 5h.01M9.5 13h.01M14.5 13h.01M9.5 16h5M3.5 12v4M20.5 12v4",
  chat: "M4 5h16v11h-9l-4 4v-4H4z",
  undo: "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 11h-3",
  dice: "M12 2.5l8.5 5v9L12 21.5l-8.5-5v-9zM12 2.5L6.5 15h11zM3.5 7.5L6.5 15 12 21.5 17.5 15l3-7.5",
  hint: "M9 17.5h6M10 20.5h4M9 17.5c0-2.5-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5-3 7.5",
  question: "M9 9c0-4 6-4 6 0 0 2.5-3 2.5-3 5.5M12 18.5h.01",
  download: "M12 4v11M7.5 11L12 15l4.5-4M5 19.5h14",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6.5H7z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  pen: "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4",
  first: "M6 5v14M18 5l-9 7 9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
  device: "M7 3h10v18H7zM11 18h2",
} as const;

export type IconName = keyof typeof PATHS;

/** Hidden from screen readers: the label is beside it or on its button. `size` is in pixels and grows with the text. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
