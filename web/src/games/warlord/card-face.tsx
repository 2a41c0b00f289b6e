// The printed side of a card, large enough to read: frame, name, symbol, picture, traits, text, values.
// It fills the width it is given; everything on it grows with it.
import { useId } from "preact/hooks";
import { pictureOf } from "../../art/picture";
import type { Face, Lang } from "../../wire";
import { armourOf, attacksOf, classOf, featsOf, spokenValues, traitsOf, typeOf } from "./catalogue";
import { ClassShape, FactionShape, VALUE_SHAPES } from "./symbols";
import { borderOf, frameOf, HIGH, tinctureOf, WIDE } from "./tinctures";
import "./card-face.css";

const PICTURE = { x: 8, y: 8, wide: 236, high: 160 } as const;

export interface CardFaceProps {
  face: Face;
  lang: Lang;
  /** Where the card is named beside it already, those who listen need not hear it again. */
  isSilent?: boolean;
}

export function CardFace({ face, lang, isSilent = false }: CardFaceProps) {
  const clip = useId();
  const tincture = tinctureOf(face);
  const name = face.name[lang];
  const traits = traitsOf(face, lang);
  const kind = [typeOf(face, lang), classOf(face, lang)].join(" · ");
  return (
    <div class={`wl-face ${face.type}`} lang={lang} aria-hidden={isSilent || undefined}>
      <div class="wl-face-sheet">
        <svg class="wl-face-print" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" focusable="false">
          <clipPath id={clip}>
            <rect x={PICTURE.x} y={PICTURE.y} width={PICTURE.wide} height={PICTURE.high} rx="7" />
          </clipPath>
          <rect width={WIDE} height={HIGH} rx="13" fill="#16120d" />
          <rect x="5" y="5" width={WIDE - 10} height={HIGH - 10} rx="9" fill={tincture.mid} />
          <path
            d={borderOf(frameOf(face))}
            fill="none"
            stroke={tincture.light}
            stroke-opacity="0.5"
            stroke-width="1.2"
          />
          <rect
            x="5.7"
            y="5.7"
            width={WIDE - 11.4}
            height={HIGH - 11.4}
            rx="8.5"
            fill="none"
            stroke={tincture.metal}
            stroke-width="1.4"
          />
          <image
            href={pictureOf(face.picture, "tall")}
            x={PICTURE.x}
            y={PICTURE.y}
            width={PICTURE.wide}
            height={PICTURE.high}
            clip-path={`url(#${clip})`}
          />
          <path d="M52 13h184l6 14-6 14H52z" fill="#fbf3df" stroke={tincture.deep} stroke-width="2" />
          <path d="M8 166h236l-7 10 7 10H8l7-10z" fill={tincture.deep} stroke={tincture.metal} stroke-width="1.2" />
          <rect
            x="14"
            y="189"
            width="224"
            height={face.type === "character" ? 122 : 128}
            rx="3"
            fill="#fbf5e6"
            stroke={tincture.deep}
            stroke-width="1.6"
          />
          <g transform="translate(82 200) scale(3.7)" opacity={face.texts.length ? 0.1 : 0.22}>
            <FactionShape faction={face.faction} fill={tincture.mid} />
          </g>
          <g transform="translate(3.5 2.5) scale(1.04)">
            <ClassShape {...face.symbol} />
          </g>
          <Values face={face} light={tincture.metal} deep={tincture.deep} />
        </svg>
        <p class={`wl-face-name ${name.length > 34 ? "longest" : name.length > 16 ? "long" : ""}`}>{name}</p>
        <p class="unseen">{spokenValues(face, lang)}</p>
        <p class={`wl-face-traits ${kind.length + traits.join(", ").length > 36 ? "long" : ""}`}>
          <span>{kind}</span>
          {traits.length ? <b>{traits.join(", ")}</b> : null}
        </p>
        <div class={`wl-face-text ${sizeOf(face, lang)}`}>
          {featsOf(face, lang).length ? <p class="wl-face-feats">{featsOf(face, lang).join(" · ")}</p> : null}
          {face.texts.map((text, place) => (
            <Paragraph key={place} text={text[lang]} />
          ))}
          {face.story[lang] ? <p class="wl-face-story">{face.story[lang]}</p> : null}
        </div>
      </div>
    </div>
  );
}

/** The word before the colon says when a text can be used: it stands out. */
function Paragraph({ text }: { text: string }) {
  const colon = text.indexOf(":");
  if (colon < 0 || colon > 34) return <p>{text}</p>;
  return (
    <p>
      <b>{text.slice(0, colon + 1)}</b>
      {text.slice(colon + 1)}
    </p>
  );
}

/** Much text is set smaller, as on any printed card. */
function sizeOf(face: Face, lang: Lang): string {
  const letters = face.texts.reduce((sum, text) => sum + text[lang].length + 20, 0);
  const all = letters + face.story[lang].length + (face.feats.length ? 36 : 0);
  return all > 265 ? "tiny" : all > 190 ? "small" : all > 120 ? "middling" : "";
}

function Values({ face, light, deep }: { face: Face; light: string; deep: string }) {
  const attacks = attacksOf(face);
  const isCharacter = face.type === "character";
  return (
    <g font-family="var(--serif)" font-weight="700" text-anchor="middle" stroke-linejoin="round">
      {attacks ? (
        <g>
          <path d="M36 320h62l15 11-15 11H36z" fill="#eef0ef" stroke={deep} stroke-width="2" />
          <path
            d="M15 327h16v8H15zM12 331a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM29 314h7v34h-7z"
            fill={light}
            stroke={deep}
            stroke-width="1.8"
          />
          <text x="69" y="337" font-size={attacks.length > 6 ? 15 : 18} fill="#211c15">
            {attacks}
          </text>
        </g>
      ) : null}
      {face.armour ? (
        <Value x={isCharacter ? 142 : 150} shape="shield" text={armourOf(face)} fill="#d9dde0" deep={deep} />
      ) : null}
      {face.hit_points ? (
        <Value x={182} shape="drop" text={String(face.hit_points)} fill="#c4392f" ink="#fff" deep={deep} />
      ) : null}
      {isCharacter ? (
        <Value x={221} shape="gem" text={String(face.skill)} fill="#5b3f8f" ink="#fff" deep={deep} />
      ) : null}
      {!isCharacter ? (
        <g transform="translate(214 319)">
          <FactionShape faction={face.faction} fill={light} />
        </g>
      ) : null}
    </g>
  );
}

function Value(props: {
  x: number;
  shape: keyof typeof VALUE_SHAPES;
  text: string;
  fill: string;
  ink?: string;
  deep: string;
}) {
  const lower = props.shape === "drop" ? 339 : props.shape === "gem" ? 334.5 : 336.5;
  return (
    <g>
      <path
        d={VALUE_SHAPES[props.shape]}
        transform={`translate(${props.x - 18.6} 311.5) scale(1.55)`}
        fill={props.fill}
        stroke={props.deep}
        stroke-width="1.3"
      />
      <text x={props.x} y={lower} font-size={props.text.length > 1 ? 16 : 18} fill={props.ink ?? "#211c15"}>
        {props.text}
      </text>
    </g>
  );
}
