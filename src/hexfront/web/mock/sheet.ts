import { mount } from "svelte";
import "../src/styles/theme.css";
import Sheet from "./Sheet.svelte";
mount(Sheet, { target: document.getElementById("app")! });
