// The words around what is shown; names come from the games.
import { bilingual } from "../texts";

const en = {
  title: "Gallery",
  lead: "Everything that lies on the tables, side by side. All of it is drawn by the page itself, out of parts.",
  common: "For all games",
  die: (sides: number, face: number) => `A die with ${sides} sides shows ${face}. Throw it again.`,
  sounds: {
    dice: "Dice",
    card: "Card",
    step: "Step",
    blow: "Blow",
    miss: "Miss",
    shot: "Shot",
    spell: "Spell",
    thunder: "Bombardment",
    fall: "Fallen",
    turn: "Your turn",
    victory: "Victory",
    defeat: "Defeat",
  },
};

const de: typeof en = {
  title: "Galerie",
  lead: "Alles, was auf den Tischen liegt, nebeneinander. Die Seite zeichnet es selbst, aus Teilen.",
  common: "Für alle Spiele",
  die: (sides, face) => `Ein Würfel mit ${sides} Seiten zeigt ${face}. Noch einmal werfen.`,
  sounds: {
    dice: "Würfel",
    card: "Karte",
    step: "Schritt",
    blow: "Schlag",
    miss: "Verfehlt",
    shot: "Schuss",
    spell: "Zauber",
    thunder: "Beschuss",
    fall: "Gefallen",
    turn: "Dein Zug",
    victory: "Sieg",
    defeat: "Niederlage",
  },
};

export const galleryWords = bilingual(en, de);
