// Zoom, tape, legend, and setting up.
import { useState } from "preact/hooks";
import { showsEdges } from "../../settings";
import { Icon } from "../../shell/icons";
import { Legend } from "./legend";
import { useStage } from "./stage";
import { measuredWords } from "./texts";

export function Tools() {
  const { camera, isTaping, tape, scene, planner, play } = useStage();
  const w = measuredWords();
  const [showsLegend, setShowsLegend] = useState(false);
  const table = play?.table.value;
  const canHurry = scene.is_setup && planner && table?.stage === "playing" && table.you >= 0 && !table.lesson;
  return (
    <div class="ms-tools" role="group" aria-label={w.tools}>
      {canHurry ? (
        <button
          type="button"
          class="button small primary"
          data-testid="set-up-for-me"
          onClick={() => planner.setUpForMe(!planner.isHasty.peek())}
        >
          {planner.isHasty.value && !play?.isShared ? w.setUpMyself : w.setUpForMe}
        </button>
      ) : null}
      <button
        type="button"
        class="icon-button"
        aria-label={w.zoomIn}
        title={w.zoomIn}
        onClick={() => camera.zoomBy(1.5)}
      >
        <Icon name="plus" size={18} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={w.zoomOut}
        title={w.zoomOut}
        onClick={() => camera.zoomBy(1 / 1.5)}
      >
        <Icon name="minus" size={18} />
      </button>
      <button
        type="button"
        class="icon-button"
        data-testid="whole"
        aria-label={w.whole}
        title={w.whole}
        onClick={() => camera.whole()}
      >
        <svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" fill="none" stroke="currentColor" stroke-width="2" />
        </svg>
      </button>
      <button
        type="button"
        class="button small"
        data-testid="tape"
        aria-label={w.tape}
        title={w.tape}
        aria-pressed={isTaping.value}
        onClick={() => {
          isTaping.value = !isTaping.value;
          tape.value = null;
        }}
      >
        <span class="ms-tape-word">{w.tape}</span>
        <svg class="icon ms-tape-sign" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path
            d="M3 15.500L15.500 3 21 8.500 8.500 21zM6.500 12l2 2M10 8.500l3 3M13.500 5l2 2"
            fill="none"
            stroke="currentColor"
            stroke-width="1.800"
            stroke-linejoin="round"
          />
        </svg>
      </button>
      <button
        type="button"
        class="icon-button"
        data-testid="edges"
        aria-label={w.edges}
        title={w.edges}
        aria-pressed={showsEdges.value}
        onClick={() => (showsEdges.value = !showsEdges.peek())}
      >
        <svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path
            d="M5 8l8-4 7 6-3 9-11 1z"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-dasharray="4 2.500"
          />
        </svg>
      </button>
      <button
        type="button"
        class="icon-button"
        data-testid="show-legend"
        aria-label={w.legend}
        title={w.legend}
        onClick={() => setShowsLegend(true)}
      >
        <Icon name="question" size={18} />
      </button>
      {showsLegend ? <Legend onClose={() => setShowsLegend(false)} /> : null}
    </div>
  );
}
