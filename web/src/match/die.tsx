// A die that is thrown from the side, bounces twice and lies still with the face that was rolled towards the eye.
// Where nothing moves it simply lies there.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { showsRollingDice } from "../settings";
import { dot, type Face, type Solid, solidOf, type Vector } from "./solids";
import "./die.css";

const TUMBLE = 760;
const LATER = 90;
const LIGHT: Vector = [-0.42, -0.68, 0.6];
/** How far it leans when it lies, in degrees around x and y: the face in front stays the largest. */
const LEANS: Record<number, readonly [number, number]> = { 6: [-20, 24], 8: [-10, 12], 20: [-7, 9] };
/** Parts of its size: the die in its box. */
const REACH = 47;

interface DieProps {
  sides: number;
  face: number;
  /** Which of several it is: they do not all land at once. */
  place: number;
  /** It lies there already. */
  isStill?: boolean;
}

export function Die({ sides, face, place, isStill = false }: DieProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isRolling, setRolling] = useState(!isStill && showsRollingDice.peek());
  useLayoutEffect(() => {
    if (!isRolling || !box.current) return;
    const time = TUMBLE + place * LATER;
    const side = place % 2 ? 1 : -1;
    for (const each of throwOf(box.current, side, time)) each.id = "throw";
    const stop = setTimeout(() => setRolling(false), time);
    return () => clearTimeout(stop);
  }, []);
  const extreme = sides === 20 && !isRolling ? (face === 20 ? "is-best" : face === 1 ? "is-worst" : "") : "";
  const solid = solidOf(sides);
  const front = solid?.faces.find(({ number }) => number === face);
  return (
    <span class={`match-die d${sides} ${extreme}`} ref={box} aria-hidden="true" data-face={face}>
      <span class="die-shadow" />
      <span class="die-hop">
        {solid && front ? <Body solid={solid} sides={sides} front={front} /> : <span class="die-plain">{face}</span>}
      </span>
    </span>
  );
}

/** It falls, is thrown up twice by the table, and turns ever slower; only transforms and opacity change. */
function throwOf(box: HTMLElement, side: number, duration: number): Animation[] {
  const [hop, spin, shadow] = ["hop", "spin", "shadow"].map((name) => box.querySelector<HTMLElement>(`.die-${name}`));
  const fall = "cubic-bezier(0.5, 0, 0.9, 0.6)";
  const rise = "cubic-bezier(0.1, 0.4, 0.5, 1)";
  const way: [number, number, number, string][] = [
    [0, 210, -110, fall],
    [0.34, 96, 0, rise],
    [0.5, 52, -42, fall],
    [0.67, 20, 0, rise],
    [0.78, 9, -12, fall],
    [0.89, 3, 0, rise],
    [1, 0, 0, rise],
  ];
  const hops = way.map(([offset, x, y, easing]) => ({
    offset,
    easing,
    transform: `translate(${x * side}%, ${y}%)`,
  }));
  const shades = way.map(([offset, x, y, easing]) => ({
    offset,
    easing,
    opacity: 1 + y / 140,
    transform: `translate(${x * side}%, 0) scale(${1 - y / 220})`,
  }));
  const turned = { transform: `rotate3d(${0.5 * side}, 1, ${0.35 * side}, ${-side * 1020}deg)` };
  return [
    hop?.animate(hops, { duration }),
    shadow?.animate(shades, { duration }),
    spin?.animate([turned, { transform: "rotate3d(0.5, 1, 0.35, 0deg)" }], {
      duration,
      easing: "cubic-bezier(0.2, 0.55, 0.35, 1)",
    }),
  ].filter((each) => each !== undefined);
}

function Body({ solid, sides, front }: { solid: Solid; sides: number; front: Face }) {
  const { right, down, out } = front;
  const [aroundX, aroundY] = LEANS[sides]!;
  // The turn that brings this face to the front is the mirror of the one that put it where it is.
  const turn = [right, down, out].map((axis) => axis as Vector);
  const matrix = [0, 1, 2].map((row) => [...turn.map((axis) => axis[row]!), 0].map(short).join()).join();
  return (
    <span class="die-lean" style={{ transform: `rotateX(${aroundX}deg) rotateY(${aroundY}deg)` }}>
      <span class="die-spin">
        <span class="die-solid" style={{ transform: `matrix3d(${matrix},0,0,0,1)` }}>
          {solid.faces.map((face) => (
            <Side
              key={face.number}
              face={face}
              depth={solid.depth}
              sides={sides}
              shade={shadeOf(face, turn)}
              isFront={face === front}
              isOblique={Math.abs(depthOf(face, turn, LEANS[sides]!)) < OBLIQUE}
            />
          ))}
        </span>
      </span>
    </span>
  );
}

const short = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** From -1, away from the light, to 1. */
const shadeOf = (face: Face, turn: readonly Vector[]): number => {
  const out = turn.map((axis) => dot(axis, face.out)) as unknown as Vector;
  return dot(out, LIGHT);
};

/** A figure on a face that is seen at less than this share of its width would only be specks. */
const OBLIQUE = 0.28;

/** How much of a face turns towards the eye when the die lies: 1 is all of it, less than 0 is its back. */
function depthOf(face: Face, turn: readonly Vector[], [aroundX, aroundY]: readonly [number, number]): number {
  const [x, y, z] = turn.map((axis) => dot(axis, face.out)) as [number, number, number];
  const [leanX, leanY] = [(aroundX * Math.PI) / 180, (aroundY * Math.PI) / 180];
  return y * Math.sin(leanX) + (z * Math.cos(leanY) - x * Math.sin(leanY)) * Math.cos(leanX);
}

interface SideProps {
  face: Face;
  depth: number;
  sides: number;
  shade: number;
  isFront: boolean;
  isOblique: boolean;
}

function Side({ face, depth, sides, shade, isFront, isOblique }: SideProps) {
  const away = depth * REACH;
  const at = face.out.map((part) => `calc(${short(part * away)} * 1cqw)`).join();
  const basis = [face.right, face.down, face.out].map((axis) => [...axis, 0].map(short).join()).join();
  const points = face.corners.map(([x, y]) => `${short(x * 100)},${short(y * 100)}`).join(" ");
  return (
    <svg
      class={isFront ? "die-side is-front" : "die-side"}
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      style={{ transform: `translate3d(${at}) matrix3d(${basis},0,0,0,1)`, width: `${2 * REACH}cqw` }}
    >
      <polygon class="die-face" points={points} />
      <polygon
        points={points}
        fill={shade < 0.5 ? "#000" : "#fff"}
        fill-opacity={short(Math.abs(shade - 0.5) * 0.45)}
      />
      {sides === 6 ? <Pips number={face.number} /> : isOblique ? null : <Figure number={face.number} sides={sides} />}
    </svg>
  );
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function Pips({ number }: { number: number }) {
  return (
    <>
      {PIPS[number]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="die-pip" cx={x * 30} cy={y * 30} r={10.5} />
      ))}
    </>
  );
}

/** Six and nine have a line below, so that nobody takes one for the other. */
function Figure({ number, sides }: { number: number; sides: number }) {
  const size = sides === 20 ? (number > 9 ? 44 : 50) : 62;
  const foot = sides === 20 ? 18 : 26;
  return (
    <>
      <text class="die-figure" y={foot} text-anchor="middle" font-size={size}>
        {number}
      </text>
      {number === 6 || number === 9 ? (
        <rect class="die-pip" x={-size / 4.4} y={foot + size / 9} width={size / 2.2} height={size / 12} />
      ) : null}
    </>
  );
}
