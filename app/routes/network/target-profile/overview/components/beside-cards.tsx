import { PeerScaleBar } from "~/charts/peer-scale";
import { useTranslation } from "~/i18n/use-translation";
import type { OverviewView } from "../view/overview.server";
import { Card } from "./card";
import { Unfolding } from "./unfolding";

/** The target beside others that the customer follows. */
export function PeersCard({
  peers: { list, sample },
  className,
}: {
  peers: OverviewView["peers"];
  className?: string;
}) {
  const { t } = useTranslation("profile");
  if (list.length === 0) return null;
  return (
    <Card className={className} heading={t("peers.heading")}>
      <table className="w-full text-s">
        <caption className="sr-only">{t("peers.heading")}</caption>
        <thead className="text-ink-3 text-xs">
          <tr className="[&>*]:whitespace-nowrap [&>*]:pb-1.5 [&>*]:font-medium">
            <th scope="col" className="text-left">
              {t("peers.group")}
            </th>
            <th scope="col" className="w-1/3 px-3 text-left max-s:w-1/4 max-s:px-1.5">
              {t("peers.scale")}
            </th>
            <th scope="col" className="text-right">
              {t("peers.median")}
            </th>
            <th scope="col" className="pl-3 text-right max-s:pl-1.5">
              {t("peers.rank")}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ name, text, scale, median, rank }) => (
            <tr key={name} className="border-line-2 border-t [&>*]:py-2">
              <th scope="row" className="wrap-anywhere min-w-16 hyphens-auto text-left font-normal">
                {name}
                {text && <span className="block text-ink-3 text-xs">{text}</span>}
              </th>
              <td className="px-3 max-s:px-1.5">
                <PeerScaleBar scale={scale} />
              </td>
              <td className="text-right font-semibold tabular-nums">{median ?? "–"}</td>
              <td className="whitespace-nowrap pl-3 text-right text-ink-2 max-s:pl-1.5 tabular-nums">{rank ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sample && <p className="mt-2 text-ink-3 text-xs">{sample}</p>}
    </Card>
  );
}

/** What is known, what is missing, and from whom. */
export function TransparencyCard({
  transparency,
  className,
}: Pick<OverviewView, "transparency"> & { className: string }) {
  const { t } = useTranslation("profile");
  return (
    <Card className={className} heading={t("transparency.heading")}>
      <p className="mb-2 text-pretty text-ink-2 text-s">{t("transparency.lead")}</p>
      <Unfolding name="transparency" fold={transparency} words={t("transparency.show")}>
        <dl className="mt-2 text-s">
          {transparency.rows.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-4 border-line-2 border-t py-1.5 first:border-0 s:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-3">{name}</dt>
              <dd className="tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      </Unfolding>
    </Card>
  );
}
