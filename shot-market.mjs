import { chromium } from "playwright-core";
const base="http://127.0.0.1:4517";
const b=await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell"});
const [who,path,file,w="1280",full="1"]=process.argv.slice(2);
const c=await b.newContext({viewport:{width:+w,height:900}});
const p=await c.newPage();
p.on("console",m=>m.type()==="error"&&console.log("console:",m.text().slice(0,200)));
await p.goto(base+"/login",{timeout:90000});
await p.locator("input[type=email],input[name=email]").first().fill(who);
await p.locator("input[type=password]").first().fill("tierwatch-demo");
await p.keyboard.press("Enter");
await p.waitForURL(u=>!u.pathname.includes("login"),{timeout:90000});
for (const [i,one] of path.split(",").entries()) {
  const r=await p.goto(base+one,{timeout:90000}); console.log(one,r.status());
  if (process.env.OPEN) await p.evaluate("document.querySelectorAll('main details').forEach((d,i)=>{if(i<1)d.open=true})");
  await p.screenshot({path:file.replace(".png",`-${i}.png`),fullPage:full==="1",timeout:60000});
}
await b.close();
