import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { BrandMark } from "~/ui/brand-mark";
import { PRODUCT } from "./page-title";

/** The product's sign and name: the way to the first page, where there is one for the reader. Named, since narrow places show the sign alone. */
export function Brand({ isLink = true }: { isLink?: boolean }) {
  const sign = (
    <>
      <BrandMark />
      <span>{PRODUCT}</span>
    </>
  );
  if (!isLink) return <span className="brand">{sign}</span>;
  return (
    <Link to={paths.home()} aria-label={PRODUCT} className="brand">
      {sign}
    </Link>
  );
}
