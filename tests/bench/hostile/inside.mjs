// Loaded into the server before its own code: hosts of `hostile.example` are on the public internet, as far as the server knows, and on
// this machine in truth. What is asked of them is otherwise refused, since nothing of this machine's may be read.
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";

const ADDRESS = "11.22.33.44";

const lookUp = dns.promises.lookup;
dns.promises.lookup = async (host, options) =>
  host.endsWith("hostile.example") ? [{ address: ADDRESS, family: 4 }] : lookUp(host, options);
syncBuiltinESMExports();

const connect = Socket.prototype.connect;
Socket.prototype.connect = function (...args) {
  const [first] = args;
  // Node hands its own arguments on as an array.
  const options = Array.isArray(first) ? first[0] : first;
  if (typeof options === "object" && options !== null && goesToHostile(options)) {
    options.host = "127.0.0.1";
    delete options.lookup;
  }
  return connect.apply(this, args);
};

const goesToHostile = ({ host = "" }) => host === ADDRESS || String(host).endsWith("hostile.example");
