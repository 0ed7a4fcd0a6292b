import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { BrandMark } from "~/ui/brand-mark";
import { PRODUCT } from "./page-title";

/** The product's sign and name: the way to the first page, where there is one for the reader. */
export function Brand({ isLink = true }: { isLink?: boolean }) {
  const sign = (
    <>
      <BrandMark />
      <span>{PRODUCT}</span>
    </>
  );
  if (!isLink) return <span className="brand">{sign}</span>;
  return (
    <Link to={paths.home()} className="brand">
      {sign}
    </Link>
  );
}
