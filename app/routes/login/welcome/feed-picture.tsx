import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { RiskWord } from "./risk-word";

const ROWS = [
  { key: "gas", risk: "Mid", at: "09:21", target: "Gediz Ovası Metal San. A.Ş." },
  { key: "strike", risk: "High", at: "08:40", target: "Port of Gdańsk" },
  { key: "quake", risk: "Critical", at: "07:58", target: "Karşıyaka Presdöküm A.Ş." },
  { key: "closure", risk: "Mid", at: "07:30", target: "Saluda Ridge Castings LLC" },
] as const;
const OPEN = "quake";

/** The feed as it looks, in the reader's language and colours: markup in place of a picture file, and nothing in it does anything. */
export function FeedPicture({ className }: { className: string }) {
  const { t } = useTranslation("welcome");
  return (
    <figure
      className={`min-w-0 self-start overflow-hidden rounded-card border border-line-strong bg-card shadow-raised ${className}`}
    >
      <div
        role="img"
        aria-label={t("picture.name")}
        className="grid select-none m:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
      >
        <div className="min-w-0">
          <p className="flex items-baseline gap-2 px-4 pt-3.5">
            <span className="font-semibold text-m">{t("picture.heading")}</span>
            <span className="text-ink-3 text-xs">{t("picture.count", { shown: 151, all: 323 })}</span>
          </p>
          <p className="flex flex-wrap gap-1.5 px-4 pt-2 pb-3">
            {(["days", "collection"] as const).map((chip) => (
              <span key={chip} className="rounded-control bg-accent-soft px-2 py-0.5 text-accent-strong text-xs">
                {t(`picture.${chip}`)}
              </span>
            ))}
          </p>
          <p className="border-line border-y bg-sunken px-4 py-1 font-semibold text-ink-2 text-xs">
            {t("picture.today")}
          </p>
          {ROWS.map(({ key, risk, at, target }) => (
            <div
              key={key}
              className={`grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-2 border-line-2 border-t px-4 py-2.5 ${key === OPEN ? "bg-(--selected) shadow-[inset_3px_0_var(--accent)]" : ""}`}
            >
              <span>
                <RiskWord risk={risk} />
                <span className="block text-ink-3 text-xs">{at}</span>
              </span>
              <span className="min-w-0">
                <span className="block text-pretty font-semibold text-s">{t(`picture.${key}`)}</span>
                <span className="block truncate text-ink-2 text-xs">
                  <span className="font-medium">{target}</span>
                  {DOT}
                  {t(`picture.${key}Reason`)}
                </span>
              </span>
            </div>
          ))}
        </div>
        <Open />
      </div>
      <figcaption className="border-line border-t px-4 py-2.5 text-pretty text-ink-2 text-s">
        {t("picture.caption")}
      </figcaption>
    </figure>
  );
}

/** The alert that is open beside the list, where there is room for two. */
function Open() {
  const { t } = useTranslation("welcome");
  return (
    <div className="hidden min-w-0 border-line border-l px-4 py-3.5 m:block">
      <RiskWord risk="Critical" />
      <p className="mt-1 text-balance font-semibold text-m leading-snug">{t("picture.quake")}</p>
      <p className="mt-3 border-line border-t pt-3 font-semibold text-xs">{t("picture.means")}</p>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 gap-y-1.5 text-xs">
        {(
          [
            ["suppliers", "14"],
            ["tier", t("picture.tierOne")],
            ["risk", <RiskWord key="risk" risk="High" />],
          ] as const
        ).map(([key, value]) => (
          <p key={key}>
            <span className="block text-ink-3">{t(`picture.${key}`)}</span>
            <span className="font-semibold">{value}</span>
          </p>
        ))}
      </div>
      <Reach />
    </div>
  );
}

/** A coast, the place of the event, how far it reaches, and sites within: drawn, as on the map of an alert. */
function Reach() {
  return (
    <svg
      viewBox="0 0 240 132"
      className="mt-3 block w-full rounded-control border border-line bg-sunken"
      aria-hidden="true"
    >
      <path
        d="M78 0 64 18l14 16-22 10 8 20-26 6 16 18 24-4 10 22-14 26H240V0Z"
        className="fill-map-land stroke-map-line"
      />
      {[18, 38, 60].map((r) => (
        <circle key={r} cx="118" cy="70" r={r} className="fill-risk-high stroke-risk-high" fillOpacity=".07" />
      ))}
      <path d="M112 70h12m-6-6v12" className="stroke-risk-high" strokeWidth="2" />
      {SITES.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.5" className="fill-accent" />
      ))}
    </svg>
  );
}

const SITES = [
  [104, 58],
  [131, 78],
  [152, 52],
  [160, 96],
  [92, 26],
] as const;
