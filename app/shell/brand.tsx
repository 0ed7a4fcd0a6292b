import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { BrandMark } from "~/ui/brand-mark";
import { PRODUCT } from "./page-title";

/** The product's sign and name: the way to the first page. */
export function Brand() {
  return (
    <Link to={paths.home()} className="brand">
      <BrandMark />
      <span>{PRODUCT}</span>
    </Link>
  );
}
